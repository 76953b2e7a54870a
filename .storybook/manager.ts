import { addons } from 'storybook/manager-api';
import { workshopThemes } from './theme.ts';

addons.setConfig({ theme: workshopThemes.light });
