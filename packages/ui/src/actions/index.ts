export { Button } from './Button/Button.js';
export type { ButtonLook, ButtonProps, ButtonSize, ButtonVariant } from './Button/Button.js';
export { IconButton } from './IconButton/IconButton.js';
export type { IconButtonProps } from './IconButton/IconButton.js';
export { LinkButton } from './LinkButton/LinkButton.js';
export type { LinkButtonProps } from './LinkButton/LinkButton.js';
