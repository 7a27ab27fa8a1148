export * from './articles.js';
export { texts as newsCategoriesTexts } from './news-categories.texts.js';
