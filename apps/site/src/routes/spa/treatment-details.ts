export { SpaServiceDetail as default } from '@vestibule/ui/spa';
