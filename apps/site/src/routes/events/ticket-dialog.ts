export { TicketDialog as default } from '@vestibule/ui/events';
