export * from './area-map.js';
export * from './contact-message.js';
export * from './honeypot.js';
