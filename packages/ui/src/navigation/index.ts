export { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.js';
export type { Breadcrumb, BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.js';
export { Footer } from './Footer/Footer.js';
export type { FooterProps } from './Footer/Footer.js';
export { Header } from './Header/Header.js';
export type { HeaderProps } from './Header/Header.js';
export { MobileMenu } from './Header/MobileMenu.js';
export type { MobileMenuProps } from './Header/MobileMenu.js';
export type {
  GuestRating,
  HeaderContact,
  HeaderUser,
  NavigationEntry,
} from './Header/header-types.js';
export { LanguageSwitch } from './LanguageSwitch/LanguageSwitch.js';
export type { LanguageLink, LanguageSwitchProps } from './LanguageSwitch/LanguageSwitch.js';
export { ModeSwitch } from './ModeSwitch/ModeSwitch.js';
export type { ModeSwitchProps } from './ModeSwitch/ModeSwitch.js';
export { Pagination } from './Pagination/Pagination.js';
export type { PaginationProps } from './Pagination/Pagination.js';
export { SkipLink } from './SkipLink/SkipLink.js';
export type { SkipLinkProps } from './SkipLink/SkipLink.js';
export { SocialLinks } from './SocialLinks/SocialLinks.js';
export type { SocialLinksProps, SocialProfile } from './SocialLinks/SocialLinks.js';
export { Tabs } from './Tabs/Tabs.js';
export type { TabsItem, TabsProps } from './Tabs/Tabs.js';
