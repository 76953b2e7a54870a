export { version as clientVersion } from '../../../package.json';
