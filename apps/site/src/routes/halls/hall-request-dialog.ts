export { HallRequestDialog as default } from '@vestibule/ui/halls';
