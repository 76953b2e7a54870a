// What the first load leaves to the first visit of the desk, which few users open: its layout, and which files its
// pages and their texts are in.
import '#web/i18n/desk-texts.ts';
import type { ComponentType } from 'react';

export { OperatorLayout } from './OperatorLayout.tsx';

/** By file. */
export const pages = import.meta.glob<{ Component: ComponentType }>('./*/*Page.tsx');
