/** A long line and short ones, as the examples of the first steps are. */
export const request = `curl -X POST https://store.example/reseller/authenticate -H "Authorization: Basic c2ltXzVKYjFtUHEwOjJ1UzhwUW5xVDFoMG0zeUo2ZkZxazRiOHNWZDl3WHpBMGNFZ0lrTW9Rc1U="

curl https://store.example/simshelf/products/inventory -H "Authorization: Bearer $TOKEN"`;
