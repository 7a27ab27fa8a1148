/** The words of news in Arabic, by catalogue: `overridesOf` makes a pack of them. */
export * from '@vestibule/domain/texts/ar/news';
export { texts as article } from '../../news/Article/Article.texts.ar.js';
export { texts as newsList } from '../../news/NewsList/NewsList.texts.ar.js';
export { texts as newsSidebar } from '../../news/NewsSidebar/NewsSidebar.texts.ar.js';
