export { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.js';
export type { Breadcrumb, BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.js';
export { Pagination } from './Pagination/Pagination.js';
export type { PaginationProps } from './Pagination/Pagination.js';
export { SkipLink } from './SkipLink/SkipLink.js';
export type { SkipLinkProps } from './SkipLink/SkipLink.js';
