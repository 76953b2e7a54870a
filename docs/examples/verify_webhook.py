# Whether the store signed this body not long ago: pip install cryptography
import base64
import time

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def is_signed(public_key: str, headers: dict[str, str], body: bytes) -> bool:
    """`headers` with names in lower case; `body` as it came, not parsed and written again."""
    event_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    version, _, signature = headers["webhook-signature"].partition(",")
    if version != "v1a" or abs(time.time() - int(timestamp)) > 5 * 60:
        return False
    key = Ed25519PublicKey.from_public_bytes(base64.b64decode(public_key.removeprefix("whpk_")))
    try:
        key.verify(base64.b64decode(signature), f"{event_id}.{timestamp}.".encode() + body)
        return True
    except InvalidSignature:
        return False
