/** Brand marks in a 34 × 34 box. `evenodd` cuts the printed lines out of the solid shape. */
export const marks = {
  /** The half-moon table with its printed arc and one spot. */
  baize:
    "<path fill-rule='evenodd' d='M0 8H34A17 17 0 0 1 0 8zM4.6 8A12.4 12.4 0 0 0 29.4 8H27.6A10.6 10.6 0 0 1 6.4 8zM17 10.7A2.4 2.4 0 1 0 17 15.5A2.4 2.4 0 1 0 17 10.7z'/>",
  /** A marigold: eight petals round an eye. */
  utsav:
    "<path fill-rule='evenodd' d='M17 1C21 4 22 7 21 10C24 8 27 8 30 9C30 13 28 15 25 16C28 18 30 21 30 25C26 26 23 25 21 23C22 27 21 30 17 33C13 30 12 27 13 23C11 25 8 26 4 25C4 21 6 18 9 16C6 15 4 13 4 9C7 8 10 8 13 10C12 7 13 4 17 1zM17 12.4A4.6 4.6 0 1 0 17 21.6A4.600 4.600 0 1 0 17 12.4z'/><circle cx='17' cy='17' r='2.2'/>",
  /** A pennant on its mast over one line of water. */
  regatta: "<path d='M7 1H10V25H7zM12 2L31 9.500L12 17zM1 28H33V31H1z'/>",
  /** A paper lantern with its ribs cut out. */
  lantern:
    "<path fill-rule='evenodd' d='M12 1H22V5H12zM10 6.500H24C29 9 31 13 31 17C31 21 29 25 24 27.500H10C5 25 3 21 3 17C3 13 5 9 10 6.500zM11.500 9C9 14 9 20 11.500 25H13.200C10.800 20 10.800 14 13.200 9zM22.500 9C25 14 25 20 22.500 25H20.800C23.200 20 23.200 14 20.800 9zM12 29H22V31H12zM16 31H18V34H16z'/>",
  /** A crossed box: the draughtsman's sign for "something goes here". */
  wireframe:
    "<path fill-rule='evenodd' d='M2 2H32V32H2zM4 5.400V28.600L15.600 17zM5.400 4L17 15.600L28.600 4zM30 5.400L18.400 17L30 28.600zM28.600 30L17 18.400L5.400 30z'/>",
} as const;
