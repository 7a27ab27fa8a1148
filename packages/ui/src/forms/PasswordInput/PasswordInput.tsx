'use client';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import { useState } from 'react';
import { Icon } from '../../media/Icon.js';
import { TextInput } from '../TextInput/TextInput.js';
import type { TextInputProps } from '../TextInput/TextInput.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Root } from './PasswordInput.styles.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './PasswordInput.texts.js';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** `current-password` at login, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A secret, which the guest may look at while typing. */
export function PasswordInput({ disabled, className, ...props }: PasswordInputProps) {
  const t = useTexts(texts);
  const [shown, setShown] = useState(false);
  return (
    <Root className={className}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        disabled={disabled}
        autoCapitalize="off"
        spellCheck={false}
      />
      <IconButton
        label={shown ? t.hide : t.show}
        icon={shown ? <Icon of={eyeOffIcon} /> : <Icon of={eyeIcon} />}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      />
    </Root>
  );
}
