export * from './articles.js';
export { texts as newsCategoriesTexts } from './news-categories.texts.js';
export { texts as articlesTexts } from './articles.texts.js';
