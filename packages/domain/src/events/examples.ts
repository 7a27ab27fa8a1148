export * from './shown-events.examples.js';
