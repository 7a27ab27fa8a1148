export { MobileMenu as default } from '@vestibule/ui/navigation';
