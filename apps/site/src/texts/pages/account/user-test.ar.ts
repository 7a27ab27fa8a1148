/** The words of the page, by catalogue. */
export { breadcrumbs } from '@vestibule/ui/texts/ar/navigation';
