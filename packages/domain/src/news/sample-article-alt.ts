/** What the picture of the sample article shows. */
export const sampleArticleAlt =
  'Lanterns on both sides of a paved walk that leads to the sea at dusk';
