import { HallRequestDialog } from '@vestibule/ui/halls';
import { closedByBack } from '../../app/closed-by-back.js';

export default closedByBack('hall-request', HallRequestDialog);
