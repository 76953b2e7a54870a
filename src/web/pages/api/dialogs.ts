// What opens on the page, in one file to be fetched later than the page.
export { AddChannel } from './AddChannel.tsx';
export { FirstStepsWizard } from './FirstStepsWizard.tsx';
export { RemoveChannel } from './RemoveChannel.tsx';
export { RenameChannel } from './RenameChannel.tsx';
export { RollChannelSecret } from './RollChannelSecret.tsx';
