/** How wide a picture is in lists of three, two or one in a row, as in `<img sizes>`. */
export const cardPictureSizes =
  '(min-width: 60rem) 26rem, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)';
