import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { load, Page } from './page.js';

await load();
process.stdout.write(renderToString(createElement(Page)));
process.exit(0);
