// The texts of the desk's pages, named in its own code.
import type { ResourceKey } from 'i18next';
import { addTextFiles } from './index.ts';

addTextFiles(import.meta.glob<Record<string, ResourceKey>>('./*/operator-*.ts'));
