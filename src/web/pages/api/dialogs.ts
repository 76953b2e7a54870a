export { AddChannel, RemoveChannel, RenameChannel, RollChannelSecret } from './ChannelDialogs.tsx';
export { FirstStepsWizard } from './FirstStepsWizard.tsx';
