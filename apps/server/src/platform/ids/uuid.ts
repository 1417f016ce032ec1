const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is a UUID: a column of ids would refuse any other with an error. */
export const isUuid = (text: string): boolean => UUID.test(text);
