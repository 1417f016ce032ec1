/** The first of these elements; throws where there is none, so that a step of a story cannot do nothing. */
export function firstOf<E extends Element>(elements: Iterable<E>): E {
  const [first] = elements;
  if (!first) throw new Error("There is no such element");
  return first;
}
