/** Pages that the site does not render show the hotel's icon too; their policy lets the server's own pictures in. */
export const iconLink = '<link rel="icon" href="/favicon.ico" sizes="32x32">';
