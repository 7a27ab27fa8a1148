/** The words of the page and of what it may open, by catalogue. */
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
