import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';
import { addons } from 'storybook/manager-api';
import { storybookThemes } from './theme.ts';

/** What a component is marked with in the sidebar, by its tag; one without is stable. */
const statuses = ['new', 'deprecated'];

const badge: CSSProperties = {
  marginInlineStart: '0.5em',
  padding: '0 0.4em',
  border: '1px solid currentcolor',
  borderRadius: '6px',
  fontSize: '0.8em',
};

type Entry = { type: string; name: string; tags?: string[] };

/** Without JSX, for which Storybook's manager is not compiled. */
const withStatus = ({ type, name, tags = [] }: Entry): ReactNode => {
  const status = type === 'component' ? statuses.find((tag) => tags.includes(tag)) : undefined;
  if (status === undefined) return name;
  return createElement(Fragment, null, name, createElement('span', { style: badge }, status));
};

addons.setConfig({ theme: storybookThemes.light, sidebar: { renderLabel: withStatus } });
