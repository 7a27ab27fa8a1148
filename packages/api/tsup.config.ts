import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tools/package/library-config.ts';

export default defineConfig(libraryConfig);
