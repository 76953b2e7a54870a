// The dialogs of the page, in one file that is loaded after the page.
export { AddChannel } from './AddChannel.tsx';
export { FirstStepsWizard } from './FirstStepsWizard.tsx';
export { RemoveChannel } from './RemoveChannel.tsx';
export { RenameChannel } from './RenameChannel.tsx';
export { RollChannelSecret } from './RollChannelSecret.tsx';
