import { hydrateRoot } from 'react-dom/client';
import { load, Page } from './page.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place.');

await load();
hydrateRoot(root, <Page />);
