#!/usr/bin/env node
import { writeOwnFiles, writeTheme } from './token-files.js';

const usage = `vestibule-theme init FOLDER
  writes the library's own look as design tokens, to begin with
vestibule-theme build RESOLVER FOLDER
  checks the tokens that RESOLVER names, and writes hotel-theme.json and hotel-theme.css`;

const [command, first, second] = process.argv.slice(2);

try {
  if (command === 'init' && first) writeOwnFiles(first);
  else if (command === 'build' && first && second) writeTheme(first, second);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
