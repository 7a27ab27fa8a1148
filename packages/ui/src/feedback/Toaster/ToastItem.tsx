'use client';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Item, Text } from './Toaster.styles.js';
import type { Toast, ToastType } from './toast.js';
import { useToastLife } from './use-toast-life.js';

const icons = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} satisfies Record<ToastType, unknown>;

export interface ToastItemProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { leaving, leave } = useToastLife(toast, hovered || focused, onDismiss);
  const Icon = icons[toast.type];

  return (
    <Item
      data-type={toast.type}
      data-state={leaving ? 'leaving' : 'shown'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden="true" />
      <Text>{toast.text}</Text>
      <IconButton label="Dismiss" icon={<X aria-hidden="true" />} onClick={leave} />
    </Item>
  );
}
