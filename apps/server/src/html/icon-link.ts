/** Pages that the site does not render show the hotel's icon too; their policy lets pictures of the house in. */
export const iconLink = '<link rel="icon" href="/favicon.ico" sizes="32x32">';
