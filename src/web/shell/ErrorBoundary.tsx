import { Component, type ReactNode } from 'react';
import { RouteError } from './RouteError.tsx';

type ErrorBoundaryProps = {
  /** Where this is: at another place it is tried anew. */
  at?: unknown;
  children: ReactNode;
};

type State = {
  at: unknown;
  failure: { error: unknown } | undefined;
};

/** Says so where its content breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { at: this.props.at, failure: undefined };

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): State {
    return at === state.at ? state : { at, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
