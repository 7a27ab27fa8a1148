export { MenuTabs as default } from '@vestibule/ui/restaurant';
