'use client';
import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import infoIcon from 'lucide/dist/esm/icons/info.mjs';
import triangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useState } from 'react';
import { Icon } from '../../media/Icon.js';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Action, Item, Text } from './Toaster.styles.js';
import type { Toast, ToastType } from './toast.js';
import { useToastLife } from './use-toast-life.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './Toaster.texts.js';

const icons = {
  success: circleCheckIcon,
  error: circleAlertIcon,
  warning: triangleAlertIcon,
  info: infoIcon,
} satisfies Record<ToastType, unknown>;

export interface ToastItemProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const t = useTexts(texts);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { action } = toast;
  const { leaving, leave } = useToastLife(toast, hovered || focused, onDismiss);

  return (
    <Item
      data-type={toast.type}
      data-state={leaving ? 'leaving' : 'shown'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon of={icons[toast.type]} />
      <Text>{toast.text}</Text>
      {action && (
        <Action
          onClick={() => {
            action.onPress();
            leave();
          }}
        >
          {action.label}
        </Action>
      )}
      <IconButton label={t.dismiss} icon={<Icon of={xIcon} />} onClick={leave} />
    </Item>
  );
}
