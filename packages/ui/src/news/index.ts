export { Article } from './Article/Article.js';
export type { ArticleProps } from './Article/Article.js';
export { NewsList } from './NewsList/NewsList.js';
export type { NewsListProps } from './NewsList/NewsList.js';
export { NewsSidebar } from './NewsSidebar/NewsSidebar.js';
export type { NewsSidebarProps } from './NewsSidebar/NewsSidebar.js';
export { NewsPage } from './NewsPage/NewsPage.js';
export type { NewsPageProps } from './NewsPage/NewsPage.js';
