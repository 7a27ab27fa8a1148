import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Where the mandatory libraries are installed. */
const modules = path.resolve(import.meta.dirname, '../../apps/site/node_modules');

/** Each mandatory library used once, and nothing else. */
const program = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import { styled } from 'styled-components';
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ rooms: build.query({ query: () => '/rooms' }) }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});
const Box = styled.div\`color: red;\`;
const Rooms = () => createElement(Box, null, String(api.useRoomsQuery().data));
const router = createBrowserRouter([{ path: '/', Component: Rooms }]);
createRoot(document.body).render(
  createElement(Provider, { store }, createElement(RouterProvider, { router })),
);`;

/** Brotli bytes of the mandatory libraries, as Vite builds them without any setting. */
export async function floorBytes(): Promise<number> {
  const root = await mkdtemp(path.join(modules, '.floor-'));
  try {
    const entry = path.join(root, 'floor.js');
    await writeFile(entry, program);
    const rolldownOptions = { input: entry };
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { modulePreload: false, rolldownOptions },
    });
    const assets = path.join(root, 'dist/assets');
    const sizes = (await readdir(assets)).map(async (file) => {
      return brotliCompressSync(await readFile(path.join(assets, file))).byteLength;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
