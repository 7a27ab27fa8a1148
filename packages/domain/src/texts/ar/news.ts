/** The words of the rules of news in Arabic. */
export { texts as articles } from '../../news/articles.texts.ar.js';
export { texts as newsCategories } from '../../news/news-categories.texts.ar.js';
