import { runServer } from './run-server.js';
import { loadBuiltSite } from './web/site.js';

await runServer(loadBuiltSite);
